import { dictionary } from '#contract/dictionary/calls.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { PieceBody } from '#web/features/content/piece-page.tsx';
import { DeskPiecePage } from '#web/features/operator/content/piece-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-piece.ts';

const views = ['look', 'versions'] as const;

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const wish = new URL(args.request.url).searchParams.get('view');
  const tree = (type: string) => call(dictionary.tree, { params: { type } });
  const known = /^[\da-f-]{36}$/.test(idOf(args.request) ?? '') ? idOf(args.request) : null;
  const [piece, materials, processes, fields] = await Promise.all([
    orNotFound(known, (id) => call(operatorContent.detail, { params: { id } })),
    tree('ent_main_product'),
    tree('process_type'),
    tree('ent_field'),
  ]);
  return { piece, trees: { materials, processes, fields }, view: views.find((v) => v === wish) ?? ('edit' as const) };
};

export default function OperatorPiece({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { view } = loaderData.piece;
  return (
    <>
      <Head title={text(view.row.title) || undefined} />
      <DeskPiecePage
        {...loaderData}
        look={
          <>
            <p role="heading" aria-level={3}>
              {text(view.row.title)}
            </p>
            <PieceBody view={view} />
          </>
        }
      />
    </>
  );
}
