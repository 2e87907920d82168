import classes from './developers.module.css';

/** A text for machines; long lines scroll, with the keyboard too. */
export const Code = ({ text, label }: { text: string; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <pre className={classes['code']} role="group" aria-label={label} tabIndex={0} lang="en" translate="no">
    <code>{text}</code>
  </pre>
);
