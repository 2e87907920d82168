import type { LoaderFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { catalogue } from '#contract/catalogue/calls.ts';
import { sites } from '#contract/sites/calls.ts';
import { Gallery } from '#web/features/catalogue/gallery.tsx';
import { Tiers } from '#web/features/catalogue/offer-terms.tsx';
import { CompanyProduct } from '#web/features/sites/company-product.tsx';
import { mayEdit } from '#web/features/sites/view.ts';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import type { Route } from './+types/company-product.ts';

/** `/productDetails/{id}`: a visitor gets the teaser alone, a member the datasheet and the price. */
export const loader = async (args: LoaderFunctionArgs) => {
  const id = args.params['id'] ?? '';
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw data(null, 404);
  const call = loaderCall(args);
  const viewer = args.context.get(viewerContext);
  const product = await orNotFound(id, () => call(catalogue.detail, { params: { id } }));
  const owner = product.company;
  if (!owner) throw data(null, 404);
  const [view, full, listed] = await Promise.all([
    call(sites.index, { params: { id: owner.id } }),
    viewer ? call(catalogue.memberDetail, { params: { id } }) : null,
    call(catalogue.page, { query: { company: owner.id, current: 1, size: 1 } }),
  ]);
  return { product, full, view, listed: listed.total, mine: mayEdit(viewer, owner.id) };
};

export default function CompanyProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, full } = loaderData;
  return (
    <CompanyProduct {...loaderData} gallery={<Gallery product={product} />} tiers={full && <Tiers product={full} />} />
  );
}
