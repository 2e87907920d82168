import type { Ctx, Person } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/**
 * A room's part of what a person takes along: `read` answers as JSON what it keeps of the person of the session, only what
 * they may see in the app; `name` is the file's, without `.json`.
 */
export type ExportPart = { name: string; read: (ctx: Ctx, person: Person) => Promise<unknown> };
export const exportParts = point<ExportPart>('identity.exportParts');
