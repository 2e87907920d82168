import type { DockingAct, DockingActor } from '#contract/docking/states.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertEvent } from './store.ts';

type Entry = {
  act: DockingAct;
  party: DockingActor;
  proposalId?: string;
  stage?: number;
  text?: string | null;
  files?: string[];
};

/** Writes an act into the timeline, in the transaction of the act. @returns the id of the entry */
export const note = async (tx: Ctx, projectId: string, e: Entry): Promise<string> => {
  const id = newId();
  await insertEvent(tx, {
    id,
    projectId,
    proposalId: e.proposalId ?? null,
    stage: e.stage ?? null,
    act: e.act,
    party: e.party,
    userId: e.party === 'clock' ? null : me(tx).userId,
    text: e.text || null,
    files: e.files ?? [],
  });
  return id;
};
