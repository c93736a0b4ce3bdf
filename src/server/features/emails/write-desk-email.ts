import { DESK_INVITATION_MS, DESK_LETTER_MS } from '#domain/desk-session.ts';
import type { DeskCodesRepository } from '#server/features/desk/desk-codes.repository.ts';
import { deskInvitationEmail, deskLetterEmail } from './desk-emails.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent } from './email-layout.ts';

export interface DeskEmailNeeds {
  deskCodes: DeskCodesRepository;
  siteOrigin: () => string;
  now: () => number;
}

/** To operators; what a link opens with is made when it is sent. */
export async function deskEmailContent(
  { deskCodes, siteOrigin, now }: DeskEmailNeeds,
  email: EmailOf<'desk_letter' | 'desk_invitation'>,
): Promise<EmailContent> {
  const { operatorId, firstName } = email;
  const linkFor = async (forMs: number) => {
    const code = await deskCodes.issue({ operatorId, expiresAt: now() + forMs });
    return `${siteOrigin()}/desk/start#${code}`;
  };
  if (email.kind === 'desk_letter') {
    return deskLetterEmail(firstName, { url: await linkFor(DESK_LETTER_MS), lifetime: 'one hour' });
  }
  return deskInvitationEmail(email, { url: await linkFor(DESK_INVITATION_MS), lifetime: 'three days' });
}
