import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect } from 'vitest';

/** What must stay between a person and the server, and everything that the server says beside its good answers. */
export interface SecretWatch {
  log: pino.Logger;
  /** One more text that must never be told. Answers it. */
  keep: <Text extends string>(name: string, secret: Text) => Text;
  /** Something that was said: a log line is noted by itself, anything else by this. */
  hear: (where: string, text: string) => void;
  /** Everything kept, by its name. */
  secrets: () => ReadonlyMap<string, string>;
  logged: () => string;
  /** Fails with the name and place of each secret that was told. */
  expectNothingTold: () => void;
}

/** Shorter ones would be found by chance. */
const MIN_LENGTH = 6;

/** Listens to a log at its most talkative level. */
export function watchSecrets(): SecretWatch {
  const secrets = new Map<string, string>();
  const lines: string[] = [];
  const heard: { where: string; text: string }[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return {
    log: pino({ level: 'trace' }, stream),
    keep(name, secret) {
      if (secret.length < MIN_LENGTH) throw new Error(`${name} is no secret: "${secret}"`);
      secrets.set(`${name} ${secrets.size}`, secret);
      return secret;
    },
    hear: (where, text) => heard.push({ where, text }),
    secrets: () => secrets,
    logged: () => lines.join(''),
    expectNothingTold() {
      const said = [...lines.map((text) => ({ where: 'the log', text })), ...heard];
      const told = [...secrets].flatMap(([name, secret]) =>
        said.filter(({ text }) => text.includes(secret)).map(({ where, text }) => `${name} in ${where}: ${text}`),
      );
      expect(told.slice(0, 20)).toEqual([]);
    },
  };
}
