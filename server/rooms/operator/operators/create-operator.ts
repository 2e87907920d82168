import type { OperatorLevel } from '#contract/core/access.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { newSecret } from '#server/platform/ids.ts';
import { createPerson } from '#server/rooms/identity/index.ts';
import { record } from '../record.ts';
import { insertFactor } from './factor-store.ts';
import { newFactorSecret } from './secrets.ts';

export type NewOperator = { username: string; name: string; level: OperatorLevel; email?: string | undefined };
/** A secret told once, and until when it lets its holder in. */
export type Given = { id: string; secret: string; until: string };

/**
 * A new operator with a one-time password made here and told once; the first login chooses another and sets up the
 * authenticator.
 * @throws Refused identity.registered where user name or mail is taken
 */
export const createOperator = (ctx: Ctx, o: NewOperator): Promise<Given> =>
  inTransaction(ctx, async (tx) => {
    const password = newSecret().slice(0, 20);
    const { id } = await createPerson(tx, {
      joinedAs: ['operator', o.level],
      username: o.username,
      name: o.name,
      email: o.email ?? null,
      isFinish: true,
      userLevel: 5,
      password,
      lang: tx.lang,
    });
    const until = await insertFactor(tx, id, newFactorSecret(tx.platform.config), 'oncePassword');
    const by = tx.person ? undefined : { id, name: 'command line' };
    const after = { username: o.username, level: o.level };
    await record(tx, { act: 'operator.create', subject: o.name, subjectId: id, after }, by);
    return { id, secret: password, until };
  });
