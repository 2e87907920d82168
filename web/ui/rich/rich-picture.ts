import { mergeAttributes, Node } from '@tiptap/react';

/** A picture in the text: its address and what it shows. Addresses are ours: what the upload gave. */
export const RichPicture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});
