import type { FastifyBaseLogger } from 'fastify';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/**
 * The same log, whose children are made when they are first written to: Fastify asks for one for each request, and
 * hardly any request writes to it.
 */
export function childrenWhenNeeded(log: FastifyBaseLogger): FastifyBaseLogger {
  return Object.create(log, { child: { value: (...needs: ChildNeeds) => lazyChild(log, needs) } });
}

type ChildNeeds = Parameters<FastifyBaseLogger['child']>;

interface LazyChild {
  parent: FastifyBaseLogger;
  needs: ChildNeeds;
  made: FastifyBaseLogger | undefined;
}

function lazyChild(parent: FastifyBaseLogger, needs: ChildNeeds): FastifyBaseLogger {
  const child: LazyChild = { __proto__: LAZY_CHILD, parent, needs, made: undefined } as unknown as LazyChild;
  return child as unknown as FastifyBaseLogger;
}

function made(child: LazyChild): FastifyBaseLogger {
  child.made ??= child.parent.child(...child.needs);
  return child.made;
}

/** What every lazy child does; one object for all of them, so that a request makes nothing but its own three fields. */
const LAZY_CHILD: object = {
  ...Object.fromEntries(
    LEVELS.map((level) => [
      level,
      function write(this: LazyChild, ...words: Parameters<FastifyBaseLogger['info']>) {
        made(this)[level](...words);
      },
    ]),
  ),
  silent() {},
  child(this: LazyChild, ...needs: ChildNeeds) {
    return lazyChild(made(this), needs);
  },
  get level() {
    return (this as unknown as LazyChild).parent.level;
  },
};
