import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { findDigest, replaceItems } from './store.ts';
import { tellRelabelled } from './tell-relabelled.ts';
import { changed, dictionaries, readItems } from './trees.ts';

const folder = new URL('./', import.meta.url);

/** Digest of everything the rows are built from, far cheaper than building them. */
const sourceDigest = (): string => {
  const hash = createHash('sha256');
  const files = ['regions.ts', 'region-names.ts', 'reference.ts'].concat(
    readdirSync(new URL('data/', folder))
      .toSorted()
      .map((f) => `data/${f}`),
  );
  for (const f of files) hash.update(f).update(readFileSync(new URL(f, folder)));
  return hash.digest('base64url');
};

const bringUpToDate = async (ctx: Ctx): Promise<void> => {
  const digest = sourceDigest();
  if ((await findDigest(ctx, 'reference')) === digest) return;
  // Pinyin and country names are large: only read when something is to be built.
  const { buildReference } = await import('./reference.ts');
  const rows = buildReference();
  await inTransaction(ctx, async (tx) => {
    const before = await readItems(tx);
    await replaceItems(tx, 'reference', digest, rows);
    await tellRelabelled(tx, before, await readItems(tx));
  });
  await ctx.platform.bus.publish(changed, {});
};

/**
 * Brings the dictionaries up to date with the files, and reads them with the operators' changes. Runs at every start, in
 * every mode.
 */
export const loadReference = async (ctx: Ctx): Promise<void> => {
  await bringUpToDate(ctx);
  await dictionaries(ctx);
};
