// A post office for the tests: takes letters by SMTP and keeps them.
import { createServer, type Server as Listening, type Socket } from "node:net";
import { Server } from "./table.ts";

export class PostOffice {
  readonly letters: { to: string; text: string }[] = [];
  port = 0;
  private readonly listening: Listening = createServer((caller) => this.serve(caller));

  async open(): Promise<void> {
    await new Promise<void>((done) => this.listening.listen(0, "127.0.0.1", done));
    this.port = (this.listening.address() as { port: number }).port;
  }

  close(): void {
    this.listening.close();
  }

  /** The link of the last letter to somebody, if one has come. */
  link(to: string, purpose: "verify" | "reset"): string | null {
    const texts = this.letters.filter((one) => one.to === to).map(({ text }) => text);
    const found = texts.map((text) => new RegExp(`https?://\\S+(/account#${purpose}=[\\w-]+)`).exec(text));
    return found.filter((one) => one !== null).at(-1)?.[1] ?? null;
  }

  private serve(caller: Socket): void {
    let [to, said, inside] = ["", "", false];
    const answer = (line: string) => caller.write(`${line}\r\n`);
    answer("220 post.test");
    caller.setEncoding("utf8");
    caller.on("error", () => undefined);
    caller.on("data", (chunk: string) => {
      said += chunk;
      for (let end = said.indexOf("\r\n"); end >= 0; end = said.indexOf("\r\n")) {
        const line = said.slice(0, end);
        if (inside) {
          const stop = said.indexOf("\r\n.\r\n");
          if (stop < 0) return;
          this.letters.push({ to, text: said.slice(0, stop).replace(/=\r\n/g, "").replace(/=3D/g, "=") });
          said = said.slice(stop + 5);
          inside = false;
          answer("250 kept");
          continue;
        }
        said = said.slice(end + 2);
        to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to;
        inside = /^DATA/i.test(line);
        answer(inside ? "354 go on" : /^QUIT/i.test(line) ? "221 bye" : "250 yes");
      }
    });
  }
}

/** A server that sends its letters to a post office. */
export class PostedServer extends Server {
  constructor(private readonly office: PostOffice) {
    super();
  }

  protected override get more(): Record<string, string> {
    return {
      GROGNARD_SMTP_HOST: "127.0.0.1",
      GROGNARD_SMTP_PORT: String(this.office.port),
      GROGNARD_SMTP_TLS: "none",
      GROGNARD_SMTP_FROM: "table@post.test",
    };
  }
}
