import type { ReactNode } from 'react';
import { Head } from '#web/ui/frame/head.tsx';
import classes from './register-pages.module.css';

type Props = {
  title: string;
  lead: string;
  description?: string;
  /** What the account opens. */
  can: { title: string; list: string[] };
  /** Under it. */
  aside: ReactNode;
  children: ReactNode;
};

/** A way in: its head and form, and beside them what it opens. */
export const RegisterFrame = ({ title, lead, description, can, aside, children }: Props) => (
  <main id="main" className={classes['page']}>
    <Head {...(description && { description })} />
    <div className={classes['columns']}>
      <section className={classes['form']}>
        <h1>{title}</h1>
        <p className={classes['lead']}>{lead}</p>
        {children}
      </section>
      <aside className={classes['aside']}>
        <h2>{can.title}</h2>
        <ul>
          {can.list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {aside}
      </aside>
    </div>
  </main>
);
