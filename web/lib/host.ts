import { createContext } from 'react-router';
import type { Send } from '#contract/core/client.ts';
import type { Viewer } from './viewer.ts';

/** What the server hands to loaders: the API in-process and this page's nonce. */
export type PageHost = { send: Send; nonce: string; demo: boolean; contact: string | null };
export const hostContext = createContext<PageHost>();
/** Set by the root guard before any loader runs. */
export const viewerContext = createContext<Viewer | null>(null);
