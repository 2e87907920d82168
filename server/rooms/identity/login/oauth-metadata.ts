import { identity } from '#contract/identity/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { grants } from './token-routes.ts';

/** What a client of the token endpoint may read about it by itself (RFC 8414). */
export const oauthMetadata = async (ctx: Ctx): Promise<Response> => {
  const at = ctx.platform.config.baseUrl;
  const metadata = {
    issuer: at,
    token_endpoint: `${at}${identity.token.path}`,
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    grant_types_supported: grants,
    // There is no authorization endpoint.
    response_types_supported: [],
    scopes_supported: ['server'],
    service_documentation: at + pageTo('developers'),
  };
  return Response.json(metadata, { headers: { 'cache-control': 'public, max-age=3600' } });
};
