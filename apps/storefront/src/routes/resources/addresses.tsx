import { answerAddressChoice, answerVisitor } from '../../features/location/address/address-choice.server.ts';
import type { Route } from './+types/addresses';

export const middleware: Route.MiddlewareFunction[] = answerVisitor;

/** The addresses of a customer, for the choice in the modal (UI-11). */
export const loader = ({ context }: Route.LoaderArgs) => answerAddressChoice(context);
