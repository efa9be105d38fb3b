import { exportData } from '../../features/account/privacy/privacy.server.ts';
import type { Route } from './+types/export';

/** The file with all data that the shop stores about the customer, or a redirect to the confirmation of identity. */
export const loader = ({ context }: Route.LoaderArgs) => exportData(context);
