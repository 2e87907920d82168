import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Typography.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ComponentProps, useRef, useState } from 'react';
import { fileKinds, judgeFile } from '#contract/files/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { safeAddress } from '#contract/core/link-address.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { RichPicture } from './rich-picture.ts';
import classes from './rich-text-editor.module.css';
import { refusalOf, type Upload } from '../file/upload.ts';

type Props = { label: string; value: string; onChange: (html: string) => void; upload?: Upload };

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['mailto', 'tel'],
      isAllowedUri: (url) => safeAddress(url) !== null,
    },
  }),
  RichPicture,
];

/** The address is asked for because the reader pressed the button: the field takes over. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

const useLabels = () => {
  const { t } = useTranslation('tools');
  return {
    boldControlLabel: t('rich.bold'),
    bulletListControlLabel: t('rich.list'),
    orderedListControlLabel: t('rich.numbers'),
    h2ControlLabel: t('rich.h2'),
    h3ControlLabel: t('rich.h3'),
    unlinkControlLabel: t('rich.unlink'),
    undoControlLabel: t('rich.undo'),
    redoControlLabel: t('rich.redo'),
  };
};

const Toolbar = ({
  editor,
  onLink,
  onPicture,
}: {
  editor: Editor | null;
  onLink: () => void;
  onPicture?: () => void;
}) => {
  const { t } = useTranslation('tools');
  return (
    <Frame.Toolbar role="toolbar" aria-label={t('rich.toolbar')}>
      <Frame.ControlsGroup>
        <Frame.Bold />
        <Frame.H2 />
        <Frame.H3 />
        <Frame.BulletList />
        <Frame.OrderedList />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Control
          aria-label={t('rich.link')}
          title={t('rich.link')}
          active={editor?.isActive('link') ?? false}
          onClick={onLink}
          style={{ width: 'auto', paddingInline: 8, fontSize: 13 }}
        >
          {t('rich.link')}
        </Frame.Control>
        <Frame.Unlink />
        {onPicture && (
          <Frame.Control aria-label={t('rich.picture')} title={t('rich.picture')} onClick={onPicture}>
            <IconPhotoPlus size={16} stroke={1.6} />
          </Frame.Control>
        )}
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Undo />
        <Frame.Redo />
      </Frame.ControlsGroup>
    </Frame.Toolbar>
  );
};

/** Asks for the address of what is marked; null closes it. */
const LinkField = ({
  editor,
  address,
  bad,
  onAddress,
  onBad,
}: {
  editor: Editor | null;
  address: string;
  bad: string;
  onAddress: (address: string | null) => void;
  onBad: (words: string) => void;
}) => {
  const { t } = useTranslation('tools');
  const addLink = () => {
    const href = safeAddress(address);
    if (!href) return onBad(t('rich.badAddress'));
    editor?.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onAddress(null);
  };
  return (
    <div className={classes['link']}>
      <TextInput
        ref={takeFocus}
        type="url"
        aria-label={t('rich.address')}
        placeholder="https://"
        value={address}
        error={bad}
        onChange={(e) => onAddress(e.currentTarget.value)}
        onKeyDown={(e) => {
          if (e.key === 'Enter') {
            e.preventDefault();
            addLink();
          }
          if (e.key === 'Escape') {
            onAddress(null);
            editor?.commands.focus();
          }
        }}
      />
      <Button onClick={addLink}>{t('rich.add')}</Button>
    </div>
  );
};

/** Sends a picture and puts it where the caret is; `onFailed` is told why it could not, and '' before. */
const useAddPicture = (editor: Editor | null, upload: Upload | undefined, onFailed: (words: string) => void) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  return async (file: File | undefined) => {
    if (!file || !upload || !editor) return;
    const fault = judgeFile(file, 'picture');
    const { extensions: kinds, limit } = fileKinds.picture;
    onFailed(
      fault
        ? t(`file.${fault}`, {
            name: file.name,
            kinds: kinds.join(', '),
            limit: f.number(limit / 1024, 0),
            size: f.number(file.size / 1024, 0),
          })
        : '',
    );
    if (fault) return;
    try {
      const done = await upload(file, { progress: () => undefined, signal: new AbortController().signal });
      const alt = file.name.replace(/\.\w+$/, '');
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { src: done.url, alt } })
        .run();
    } catch (err) {
      onFailed(t('file.refused', { name: file.name, message: refusalOf(err) ?? t('file.broken') }));
    }
  };
};

const Inner = ({ label, value, onChange, upload }: Props) => {
  const { t } = useTranslation('tools');
  const chooser = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<string | null>(null);
  const [bad, setBad] = useState('');
  const [failed, setFailed] = useState('');
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' } },
    onUpdate: ({ editor: e }) => onChange(e.isEmpty ? '' : e.getHTML()),
  });

  const openLink = () => {
    if (!editor) return;
    const nothing = editor.state.selection.empty && !editor.isActive('link');
    setFailed(nothing ? t('rich.noSelection') : '');
    if (!nothing) setLink((editor.getAttributes('link')['href'] as string | undefined) ?? '');
    setBad('');
  };
  const labels = useLabels();
  const addPicture = useAddPicture(editor, upload, setFailed);
  return (
    <Frame
      // Mantine's types know Tiptap by its CommonJS entry, ours by the module: the same class.
      editor={editor as unknown as ComponentProps<typeof Frame>['editor']}
      labels={labels}
    >
      <Toolbar editor={editor} onLink={openLink} {...(upload && { onPicture: () => chooser.current?.click() })} />
      {link !== null && <LinkField editor={editor} address={link} bad={bad} onAddress={setLink} onBad={setBad} />}
      {failed && (
        <p className={classes['failed']} role="alert">
          {failed}
        </p>
      )}
      <Frame.Content className={classes['content'] ?? ''} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={fileKinds.picture.extensions.map((e) => `.${e}`).join(',')}
        onChange={(e) => {
          void addPicture(e.currentTarget.files?.[0]);
          e.currentTarget.value = '';
        }}
      />
    </Frame>
  );
};

/** Its words come with it. */
export default withWords(['tools'], Inner);
