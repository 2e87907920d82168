import { describeSockets } from './asyncapi.ts';
import { describeContract } from './openapi.ts';
import type { Json } from './references.ts';

const made = new Map<string, Json>();
/** The document for a base address, made at the first question. */
export const openApi = (baseUrl: string): Json => {
  const known = made.get(baseUrl) ?? describeContract(baseUrl).document;
  made.set(baseUrl, known);
  return known;
};

const written = new Map<string, string>();
/** The same as text: it is long, and anybody may ask for it. */
export const openApiText = (baseUrl: string): string => {
  const known = written.get(baseUrl) ?? JSON.stringify(openApi(baseUrl));
  written.set(baseUrl, known);
  return known;
};

const sockets = new Map<string, string>();
/** The sockets as AsyncAPI, as text. */
export const asyncApiText = (baseUrl: string): string => {
  const known = sockets.get(baseUrl) ?? JSON.stringify(describeSockets(baseUrl).document);
  sockets.set(baseUrl, known);
  return known;
};
