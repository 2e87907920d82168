import '@mantine/core/styles/Tree.css';
import '@mantine/core/styles/TreeSelect.css';

/** What `pick.tsx` loads when a list is reached. */
export { MultiSelect, Select, TreeSelect } from '@mantine/core';
