/** An element of the page, as the engine's protocol names it. */
export type ElementHandle = object;

/** An engine that runs as long as its journeys; they never share a window at the same time. */
export interface Engine {
  openWindow(): Promise<Driver>;
  close(): Promise<void>;
}

/** What journeys need of a window, whatever the engine's protocol. */
export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Along the same list as the back button and the swipe. */
  back(): Promise<void>;
  /** Runs the body of an async function in the page; what it returns must be plain data. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  /** The element that the body of a function returns. */
  find(body: string, ...args: unknown[]): Promise<ElementHandle | null>;
  /** From now on all of it happens in the only frame of this page; `leaveFrame` goes back to the page. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  /** With a pointer, at the middle of the element. */
  press(element: ElementHandle): Promise<void>;
  /** On the keyboard, into what has the focus. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes the page out of sight, as another app on a phone does, until `show`. */
  hide(): Promise<void>;
  show(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
