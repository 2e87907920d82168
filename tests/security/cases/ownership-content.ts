import type { Case } from './case.ts';

/** What strangers try on somebody else's comment. */
export const contentCases: Case[] = [
  { call: 'POST /api/busi/busicompositenew/comment/delete/{id}', field: 'params.id', id: (r) => r.comment },
];

const published = 'everybody may see it, as far as it is published (tests/rooms/content)';
const everyMember = 'every member may, of what is published (tests/rooms/content)';
const video = '/api/busi/pc/busi/home/video';
const journal = '/api/busi/pc/busi/home/journal';
/** Why the other places need no case. */
export const contentReasons: Record<string, string> = {
  [`GET ${video}/{id} params.id`]: published,
  [`GET ${video}/{id}/file/{file} params.id`]: published,
  [`GET ${video}/{id}/file/{file} params.file`]: 'a file of that video alone (tests/rooms/content/videos)',
  [`GET ${video}/{id}/captions/{lang} params.id`]: published,
  [`GET ${video}/{id}/position params.id`]: 'one’s own place in it (tests/rooms/content/videos)',
  [`POST ${video}/{id}/position params.id`]: 'one’s own place in it (tests/rooms/content/videos)',
  [`GET ${journal}/{id} params.id`]: published,
  [`GET ${journal}/{id}/text params.id`]: published,
  [`GET ${journal}/{id}/search params.id`]: published,
  [`GET ${journal}/{id}/page/{no}/{width} params.id`]: published,
  [`GET ${journal}/{id}/pdf params.id`]: published,
  [`GET ${video}/{id}/captions/{lang} params.lang`]: 'a language, no record',
  [`GET ${journal}/{id}/page/{no}/{width} params.no`]: 'a page, no record',
  [`GET ${journal}/{id}/page/{no}/{width} params.width`]: 'a width, no record',
  'GET /api/busi/busicompositenew/compositeId/{id} params.id': published,
  'POST /api/busi/busicompositenew/read/{id} params.id': everyMember,
  'GET /api/busi/busicompositenew/comments/{id} params.id': published,
  'POST /api/busi/busicompositenew/comments/{id} params.id': everyMember,
  'POST /api/busi/busicompositenew/comments/{id} body.commentId':
    'an id that the client makes; one that is taken is refused (tests/rooms/content/discussion)',
  'POST /api/busi/busicompositenew/praise/{id} params.id': everyMember,
  'POST /api/busi/busicompositenew/collect/{id} params.id': everyMember,
  'POST /api/busi/busicompositenew/follow/{id} params.id': everyMember,
  'GET /api/busi/legal/{document} params.document': 'the name of a text that everybody reads',
};
