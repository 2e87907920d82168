import { createContext } from 'react-router';
import type { SmsCountries } from '#contract/identity/phones.ts';
import type { Send } from '#contract/core/client.ts';
import type { Viewer } from './viewer.ts';

/**
 * What the server hands to loaders: the API in-process, as the reader and as any visitor; `contact` is the mail address that readers may write to. The entry leaves
 * the document in `html`: as a body it would be packed into bytes and unpacked again before anything is done with it.
 */
type PageHost = {
  send: Send;
  sendAsVisitor: Send;
  demo: boolean;
  /** Where short messages arrive. */
  sms: SmsCountries;
  /** Whether a machine translates. */
  translates: boolean;
  origin: string;
  contact: string | null;
  html?: string;
};
export const hostContext = createContext<PageHost>();
/** Set by the root guard before any loader runs. */
export const viewerContext = createContext<Viewer | null>(null);
