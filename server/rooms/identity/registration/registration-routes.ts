import { registration } from '#contract/identity/registration.ts';
import { route } from '#server/platform/http/route.ts';
import { ownClient } from '../sessions/client.ts';
import { joinAs } from './join-as.ts';
import { welcome } from '../login/present-token.ts';
import { saveNeeds } from '../accounts/profile.ts';
import { registerCompany } from './register-company.ts';
import { readCompany, saveCompany } from './save-company.ts';

export const registrationRoutes = [
  route(registration.supplier, async ({ ctx, body, http }) => {
    const client = ownClient(http, ctx.platform.config);
    return welcome(ctx, http, await registerCompany(ctx, body, body.wish), client);
  }),
  route(registration.service, async ({ ctx, body, http }) => {
    const client = ownClient(http, ctx.platform.config);
    return welcome(ctx, http, await registerCompany(ctx, body, 'service'), client);
  }),
  route(registration.quick, async ({ ctx, body, http }) => {
    const client = ownClient(http, ctx.platform.config);
    return welcome(ctx, http, await registerCompany(ctx, body, 'supplier'), client);
  }),
  route(registration.enterprise, ({ ctx, body }) => joinAs(ctx, 'enterprise', body.companyName)),
  route(registration.joinSupplier, ({ ctx, body }) => joinAs(ctx, 'supplier', body.companyName)),
  route(registration.joinService, ({ ctx, body }) => joinAs(ctx, 'service', body.companyName)),
  route(registration.saveCompany, ({ ctx, body }) => saveCompany(ctx, body)),
  route(registration.company, ({ ctx }) => readCompany(ctx)),
  route(registration.needs, ({ ctx, body }) => saveNeeds(ctx, body)),
];
