import { render } from "preact";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/ui.css";
import { App } from "./app";
import { whoAmI } from "./me";
import { startRouter } from "./router";

startRouter();
whoAmI().catch(() => undefined); // each page reports it when the server is down
render(<App />, document.getElementById("app")!);
