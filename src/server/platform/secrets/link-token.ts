import type { ServerContext } from '#server/context.ts';

const TOKEN_BYTES = 32;

/** For a link or an address that lets in whoever has it. */
export const linkToken = ({ randomBytes }: Pick<ServerContext, 'randomBytes'>): string =>
  randomBytes(TOKEN_BYTES).toString('base64url');
