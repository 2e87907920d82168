/** What `pick.tsx` loads when a list is reached. */
export { MultiSelect, Select, TreeSelect } from '@mantine/core';
