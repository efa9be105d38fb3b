import { exportData } from '../../features/account/privacy/privacy.server.ts';
import type { Route } from './+types/export';

/** The file with all that the shop keeps about the customer, or the way to confirm who they are. */
export const loader = ({ context }: Route.LoaderArgs) => exportData(context);
