import type { Text } from '#contract/core/schemas.ts';
import { useText } from '#web/lib/text/lang.ts';
import classes from './company-head.module.css';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { CardButton, KeepButton } from '#web/ui/card/keep-button.tsx';

/** Following, and leaving one's card; its own people have no use for either. */
export const CompanyActs = ({ id, name }: { id: string; name: Text }) => {
  const text = useText();
  return (
    <span className={classes['further']}>
      <KeepButton kind="companies" id={id} name={text(name)} />
      <CardButton id={id} name={text(name)} />
      <ChatLink company={id} />
    </span>
  );
};
