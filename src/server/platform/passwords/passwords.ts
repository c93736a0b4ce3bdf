import { argon2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createPasswordQueue } from './password-queue.ts';

export interface PasswordCost {
  memoryKibibytes: number;
  passes: number;
  lanes: number;
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryKibibytes: 19_456, passes: 2, lanes: 1 };

export interface PasswordCheck {
  matches: boolean;
  /** Hashed at another cost than today's. */
  isOutdated: boolean;
}

export type Passwords = ReturnType<typeof createPasswords>;

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const deriveKey = promisify(argon2);

/** Each takes a core and 19 MiB; one core stays free for everybody else. */
const CHECKS_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

export function createPasswords({ cost, randomBytes }: { cost: PasswordCost; randomBytes: (size: number) => Buffer }) {
  const { inTurn, figures, admit, isFull } = createPasswordQueue(CHECKS_AT_ONCE);
  const emptyTag = Buffer.alloc(TAG_BYTES);
  const nobody = encode(cost, randomBytes(SALT_BYTES), emptyTag);

  return {
    queue: figures,
    admit,
    isFull,

    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      return encode(cost, salt, await inTurn(() => derive(password, salt, cost)));
    },

    /** Without a stored hash it takes as long and never matches, so that time tells nothing. */
    async check(password: string, storedHash: string | null | undefined): Promise<PasswordCheck> {
      const stored = decode(storedHash ?? nobody);
      const tag = await inTurn(() => derive(password, stored.salt, stored.cost));
      const matches = tag.length === stored.tag.length && timingSafeEqual(tag, stored.tag);
      return { matches: matches && Boolean(storedHash), isOutdated: !isSameCost(stored.cost, cost) };
    },
  };
}

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const tag = await deriveKey('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    parallelism: cost.lanes,
    tagLength: TAG_BYTES,
    memory: cost.memoryKibibytes,
    passes: cost.passes,
  });
  return Buffer.from(tag as Uint8Array);
}

function encode(cost: PasswordCost, salt: Buffer, tag: Buffer): string {
  const parameters = `m=${cost.memoryKibibytes},t=${cost.passes},p=${cost.lanes}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

function decode(encoded: string) {
  const [, memory, passes, lanes, salt, tag] = ENCODED.exec(encoded) ?? [];
  if (!salt || !tag) throw new Error('A stored password hash cannot be read');
  return {
    cost: { memoryKibibytes: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function isSameCost(one: PasswordCost, other: PasswordCost): boolean {
  return one.memoryKibibytes === other.memoryKibibytes && one.passes === other.passes && one.lanes === other.lanes;
}
