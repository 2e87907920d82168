/** What `modal.tsx` loads. */
export { Modal as default } from '@mantine/core';
