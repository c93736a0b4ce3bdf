import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadList } from './upload-list.tsx';
import { addFiles, drop, type Upload, useUploads } from './uploads.ts';

const SAVED = { id: 'f.mp4', message: 'Film saved.' };

let answers: (() => Response)[] = [];
let here: readonly Upload[] = [];

/** The protocol's library wants a browser: each film has arrived as soon as it is begun, or its way is looked up. */
class ArrivedUpload {
  url = 'https://localhost/u1';
  private readonly onSuccess: () => void;
  constructor(_file: File, { onSuccess }: { onSuccess: () => void }) {
    this.onSuccess = onSuccess;
  }
  abort = async () => undefined;
  start = () => this.onSuccess();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.doMock('tus-js-client', () => ({ Upload: ArrivedUpload }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:film');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.stubGlobal('fetch', async () => (answers.shift() ?? (() => Response.json(SAVED)))());
  render(<Uploads />);
});
afterEach(() => {
  vi.doUnmock('tus-js-client');
  act(() => {
    for (const { key } of here) drop(key);
  });
});

function Uploads() {
  here = useUploads();
  return <UploadList here={here} kept={[]} onChanged={() => undefined} />;
}

const film = (name: string) => new File(['film'], name, { type: 'video/mp4', lastModified: 1 });
async function add(...files: File[]) {
  await act(async () => {
    addFiles(files, []);
    await vi.dynamicImportSettled();
  });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['nobody was reached', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['the server had trouble', () => new Response('', { status: 502 })],
])('a film whose saving was not answered is looked at again by itself: %s', async (_name, unanswered) => {
  answers = [unanswered];
  await add(film('push-up.mp4'));
  await pass(10_000);
  expect(screen.getByText(/It continues on its own\.$/)).toBeTruthy();
  await pass(30_000);
  expect(screen.getByText('Film saved.')).toBeTruthy();
});

test('offline it waits, too', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch')) as never];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await add(film('push-up.mp4'));
  await pass(10_000);
  expect(screen.getByRole('button', { name: 'Continue push-up.mp4' })).toBeTruthy();
});

test('what was refused is not asked for again', async () => {
  answers = [() => Response.json({ code: 'invalid_input', message: 'That’s not a film.' }, { status: 400 })];
  await add(film('push-up.mp4'));
  await pass(60_000);
  expect(screen.getByText('That’s not a film.')).toBeTruthy();
});

test('a file that is on its way is not added twice; one that has ended may be', async () => {
  await add(film('push-up.mp4'), film('push-up.mp4'), film('squat.mp4'));
  await add(film('push-up.mp4'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await pass(10_000);
  await add(film('push-up.mp4'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await pass(10_000);
});
