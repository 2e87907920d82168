import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Own = DetailedHTMLProps<HTMLAttributes<HTMLElement> & { anchor?: string; hidden?: boolean }, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': Own & { defaultsubtitles?: boolean; defaultduration?: number; gesturesdisabled?: boolean };
      'media-control-bar': Own;
      'media-play-button': Own;
      'media-seek-backward-button': Own & { seekoffset?: number };
      'media-seek-forward-button': Own & { seekoffset?: number };
      'media-time-range': Own;
      'media-time-display': Own & { showduration?: boolean; notoggle?: boolean };
      'media-captions-menu': Own;
      'media-captions-menu-button': Own;
      'media-fullscreen-button': Own;
    }
  }
}
