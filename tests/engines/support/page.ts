import { writeFile } from 'node:fs/promises';
import { type APIRequestContext, request } from '@playwright/test';
import { signInKeys, type Visitor } from '#tests/e2e/support/visitors.ts';
import type { Driver } from './driver.ts';
import { eventually } from './eventually.ts';
import { BLANK_PATH, type Front } from './front.ts';

/** What a person calls a thing: a string is the whole name, a pattern a part of it. */
type Name = string | RegExp;

interface Named {
  role: string;
  name?: string;
  pattern?: string;
  isIn?: Named;
}

export const named = (role: string, name?: Name, isIn?: Named): Named => ({
  role,
  ...(typeof name === 'string' && { name }),
  ...(name instanceof RegExp && { pattern: name.source }),
  ...(isIn && { isIn }),
});

export const button = (name: Name, isIn?: Named) => named('button', name, isIn);
export const link = (name: Name, isIn?: Named) => named('link', name, isIn);
export const heading = (name: Name) => named('heading', name);
export const textbox = (name: Name, isIn?: Named) => named('textbox', name, isIn);
export const radio = (name: Name, isIn?: Named) => named('radio', name, isIn);
export const checkbox = (name: Name, isIn?: Named) => named('checkbox', name, isIn);
export const dialog = (name?: Name) => named('dialog', name);
export const region = (name: Name) => named('region', name);

/** The few words in which journeys for every engine are written. Each waits for what it names; none waits for a time. */
export interface EnginePage {
  readonly driver: Driver;
  readonly front: Front;
  /** For calls to the API beside the page, as the journeys of Chromium make them. */
  readonly request: APIRequestContext;
  open(path: string): Promise<void>;
  press(thing: Named): Promise<void>;
  /** Presses whichever of them comes first. */
  pressFirst(...things: Named[]): Promise<void>;
  type(thing: Named, text: string): Promise<void>;
  sees(thing: Named | Name): Promise<void>;
  seesNo(thing: Named | Name): Promise<void>;
  /** Which of these stands first. */
  seesOneOf(...things: Named[]): Promise<Named>;
  read(thing: Named): Promise<string>;
  isAt(path: Name): Promise<void>;
  waitFor(what: string, body: string, ...args: unknown[]): Promise<void>;
  /** Puts the sign-in into this browser, as if the member had signed in some time ago. */
  signIn(visitor: Visitor): Promise<void>;
  passTime(seconds: number): Promise<void>;
  /** Does this in the only frame of the page. */
  inFrame(act: () => Promise<void>): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

const PART_SECONDS = 60;
const isTool = 'return typeof pageTools === "object" && document.readyState !== "loading"';

export async function openPage(driver: Driver, front: Front): Promise<EnginePage> {
  const api = await request.newContext({ baseURL: front.address });
  const tool = (name: string, ...args: unknown[]) =>
    driver.run(
      `return pageTools.${name}(...arguments)`.replace(
        '...arguments',
        args.map((_, i) => `arguments[${i}]`).join(', '),
      ),
      ...args,
    );
  const isSeen = async (thing: Named | Name) => {
    if (typeof thing === 'object' && !(thing instanceof RegExp)) return Number(await tool('count', thing)) > 0;
    const text = String(await tool('text'));
    return typeof thing === 'string' ? text.includes(thing) : thing.test(text);
  };
  const said = (thing: unknown) => (thing instanceof RegExp ? String(thing) : JSON.stringify(thing));
  async function eventuallyHere<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    try {
      return await eventually(what, look);
    } catch (error) {
      const text = await tool('text').catch(() => 'no page');
      const at = await driver.run('return location.href').catch(() => 'nowhere');
      throw new Error(`${error instanceof Error ? error.message : error}\nat ${at}:\n${String(text).slice(0, 1_500)}`);
    }
  }
  async function pressOnce(thing: Named): Promise<boolean> {
    const element = await driver.find('return pageTools.toPress(arguments[0])', thing);
    if (!element) return false;
    await driver.press(element);
    // A press that leads to another page has been one.
    return driver.run('return pageTools.wasPressed()').then(Boolean, () => true);
  }
  const page: EnginePage = {
    driver,
    front,
    request: api,
    async open(path) {
      await driver.goto(front.address + path);
      await eventuallyHere(`${path} opens`, async () => (await driver.run(isTool)) === true);
    },
    press: async (thing) => void (await eventuallyHere(`to press ${said(thing)}`, () => pressOnce(thing))),
    async pressFirst(...things) {
      await page.press(await page.seesOneOf(...things));
    },
    async type(thing, text) {
      await eventuallyHere(`to type into ${said(thing)}`, async () => {
        const element = await driver.find('return pageTools.toFill(arguments[0])', thing);
        if (!element) return false;
        await driver.type(text);
        return true;
      });
    },
    sees: async (thing) => void (await eventuallyHere(`to see ${said(thing)}`, () => isSeen(thing))),
    seesNo: async (thing) =>
      void (await eventuallyHere(`to see no ${said(thing)}`, async () => !(await isSeen(thing)))),
    seesOneOf: (...things) =>
      eventuallyHere(`to see one of ${said(things)}`, async () => {
        for (const thing of things) if (await isSeen(thing)) return thing;
        return false;
      }),
    read: (thing) =>
      eventuallyHere(`to read ${said(thing)}`, async () => ((await tool('textOf', thing)) as string[])[0]),
    async isAt(path) {
      await eventuallyHere(`to be at ${path}`, async () => {
        const at = String(await driver.run('return location.pathname + location.search'));
        return typeof path === 'string' ? at === path : path.test(at);
      });
    },
    waitFor: async (what, body, ...args) =>
      void (await eventuallyHere(what, async () => Boolean(await driver.run(body, ...args)))),
    async signIn(visitor) {
      await page.open(BLANK_PATH);
      await driver.run(
        'for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text);',
        signInKeys(visitor),
      );
    },
    async passTime(seconds) {
      // In parts: a busy machine takes a while for each of them.
      for (let left = seconds; left > 0; left -= PART_SECONDS)
        await driver.run('await ofTests.passTime(arguments[0])', Math.min(left, PART_SECONDS));
    },
    async inFrame(act) {
      await page.waitFor('a frame to be there', 'return frames.length === 1');
      await driver.enterFrame();
      try {
        await eventuallyHere('the frame opens', async () => (await driver.run(isTool)) === true);
        await act();
      } finally {
        await driver.leaveFrame();
      }
    },
    screenshot: async (file) => writeFile(file, await driver.screenshot()),
    async close() {
      await api.dispose();
      await driver.close();
    },
  };
  return page;
}
