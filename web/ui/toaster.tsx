import { Notifications } from '@mantine/notifications';

export { notifications } from '@mantine/notifications';

const Toaster = () => <Notifications position="bottom-right" />;

export default Toaster;
