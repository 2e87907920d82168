import { IconId, IconMessage2Bolt, IconMoodSmile } from '@tabler/icons-react';
import { lazy, type Ref, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { CardRef } from '#contract/chat/calls.ts';
import type { Viewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Chosen } from './phrase-panel.tsx';
import classes from './tools.module.css';

const EmojiPanel = lazy(() => import('./emoji-panel.tsx'));
const PhrasePanel = lazy(() => import('./phrase-panel.tsx'));
const CardPanel = lazy(() => import('./card-panel.tsx'));

const tools = { emoji: IconMoodSmile, phrase: IconMessage2Bolt, card: IconId } as const;
type Tool = keyof typeof tools;

type Props = {
  viewer: Viewer;
  onEmoji: (character: string) => void;
  onPhrase: (c: Chosen) => void;
  onCard: (card: CardRef) => void;
};

const usePressElsewhere = (box: RefObject<HTMLElement | null>, close: () => void) => {
  const act = useEffectEvent(close);
  useEffect(() => {
    const away = (e: PointerEvent) => {
      if (!box.current?.contains(e.target as Node)) act();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [box]);
};

const Panel = ({ tool, viewer, onEmoji, onPhrase, onCard }: Props & { tool: Tool }) => {
  const { t } = useTranslation('speech');
  return (
    <Suspense fallback={<p>{t('loading')}</p>}>
      {tool === 'emoji' && <EmojiPanel onPick={onEmoji} />}
      {tool === 'phrase' && <PhrasePanel onSend={onPhrase} />}
      {tool === 'card' && <CardPanel viewer={viewer} onSend={onCard} />}
    </Suspense>
  );
};

type ButtonProps = {
  ref: Ref<HTMLButtonElement>;
  tool: Tool;
  /** The panel that it has opened. */
  opened: string | undefined;
  onPress: () => void;
};
const ToolButton = ({ ref, tool, opened, onPress }: ButtonProps) => {
  const { t } = useTranslation('speech');
  const Icon = tools[tool];
  return (
    <button
      ref={ref}
      type="button"
      title={t(`tool.${tool}`)}
      aria-label={t(`tool.${tool}`)}
      aria-expanded={opened !== undefined}
      aria-controls={opened}
      onClick={onPress}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
};

/** Emoji, ready sentences and cards: one panel at a time above the field, closed by Escape, by what is sent, and by a press elsewhere. */
export const ToolBar = ({ viewer, onEmoji, onPhrase, onCard }: Props) => {
  const { t } = useTranslation('speech');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const buttons = useRef<Partial<Record<Tool, HTMLButtonElement | null>>>({});
  const [open, setOpen] = useState<Tool | null>(null);
  const close = () => {
    if (open) buttons.current[open]?.focus();
    setOpen(null);
  };
  usePressElsewhere(box, () => setOpen(null));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel; its buttons are the controls
    <div
      ref={box}
      className={classes['bar']}
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || !open) return;
        e.stopPropagation();
        close();
      }}
    >
      {(Object.keys(tools) as Tool[]).map((tool) => (
        <ToolButton
          key={tool}
          ref={(el) => {
            buttons.current[tool] = el;
          }}
          tool={tool}
          opened={open === tool ? id : undefined}
          onPress={() => setOpen(open === tool ? null : tool)}
        />
      ))}
      {open && (
        <section id={id} className={classes['panel']} aria-label={t(`tool.${open}`)}>
          <Panel
            tool={open}
            viewer={viewer}
            onEmoji={onEmoji}
            onPhrase={(c) => {
              onPhrase(c);
              close();
            }}
            onCard={(c) => {
              onCard(c);
              close();
            }}
          />
        </section>
      )}
    </div>
  );
};
