import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** Identifiers of rows: UUIDv7, so that they sort by time of creation on every node. */
export const newId = (): string => v7();
/** An opaque secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** How secrets rest in the database. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
