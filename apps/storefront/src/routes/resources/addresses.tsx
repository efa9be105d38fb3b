import { answerAddressChoice, tellFailure } from '../../features/location/address/address-choice.server.ts';
import type { Route } from './+types/addresses';

export const middleware: Route.MiddlewareFunction[] = tellFailure;

/** The addresses to choose from, for the modal of a customer (UI-11). */
export const loader = ({ context }: Route.LoaderArgs) => answerAddressChoice(context);
