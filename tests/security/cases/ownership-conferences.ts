const everybodys = 'a conference that everybody sees; a place in it is the caller’s own';
/** Why calls of conferences need no case: conferences are everybody's, and each takes or gives back a place of their own. */
export const conferenceReasons: Record<string, string> = {
  'GET /api/busi/conference/one/{slug} params.slug': everybodys,
  'POST /api/busi/conference/place/{id} params.id': everybodys,
  'DELETE /api/busi/conference/place/{id} params.id': everybodys,
};
