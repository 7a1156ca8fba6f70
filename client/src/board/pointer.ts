const LONG = 450; // milliseconds until a press counts as long
const SLACK = { mouse: 5, touch: 12 }; // pixels the pointer may move during a tap

export type How = "mouse" | "touch";

export interface Taps {
  tap(x: number, y: number, how: How, shift: boolean): void;
  why(x: number, y: number, how: How): void;
  hover(x: number, y: number): void;
  leave(): void;
  press(): void;
}

/** Recognises taps, long presses and right clicks; drags and pinches are ignored. */
export class Pointer {
  private readonly down = new Map<number, { x: number; y: number }>();
  private readonly ending = new AbortController();
  private cancelled = false;
  private timer = 0;

  constructor(
    host: HTMLElement,
    private readonly taps: Taps,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K]) => void,
    ): void => host.addEventListener(type, act, { signal: this.ending.signal });
    on("pointerdown", (e) => this.press(e));
    on("pointermove", (e) => this.move(e));
    on("pointerup", (e) => this.lift(e));
    on("pointercancel", (e) => this.forget(e));
    // a drag may end over another element
    window.addEventListener("pointerup", (e) => this.down.delete(e.pointerId), {
      signal: this.ending.signal,
    });
    on("pointerleave", () => taps.leave());
    on("contextmenu", (e) => {
      e.preventDefault();
      // on touch screens the long press has done it already
      if ((e as PointerEvent).pointerType !== "touch") taps.why(e.clientX, e.clientY, "mouse");
    });
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.ending.abort();
  }

  private press(e: PointerEvent): void {
    if (e.pointerType === "mouse" && e.button !== 0) return;
    this.taps.press();
    this.cancelled = this.down.size > 0;
    this.down.set(e.pointerId, { x: e.clientX, y: e.clientY });
    clearTimeout(this.timer);
    if (e.pointerType === "mouse" || this.cancelled) return;
    this.timer = window.setTimeout(() => {
      this.cancelled = true;
      this.taps.why(e.clientX, e.clientY, "touch");
    }, LONG);
  }

  private move(e: PointerEvent): void {
    const from = this.down.get(e.pointerId);
    if (!from) {
      if (e.pointerType === "mouse" && !e.buttons) this.taps.hover(e.clientX, e.clientY);
      return;
    }
    if (Math.hypot(e.clientX - from.x, e.clientY - from.y) <= SLACK[kind(e)]) return;
    this.cancelled = true;
    clearTimeout(this.timer);
  }

  private lift(e: PointerEvent): void {
    clearTimeout(this.timer);
    const from = this.down.get(e.pointerId);
    this.down.delete(e.pointerId);
    if (from && !this.cancelled && !this.down.size) this.taps.tap(e.clientX, e.clientY, kind(e), e.shiftKey);
  }

  private forget(e: PointerEvent): void {
    clearTimeout(this.timer);
    this.down.delete(e.pointerId);
    this.cancelled = true;
  }
}

function kind(e: PointerEvent): How {
  return e.pointerType === "mouse" ? "mouse" : "touch";
}
