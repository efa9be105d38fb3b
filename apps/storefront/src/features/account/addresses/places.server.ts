/** Looks up the places of a postal code (AP-20), for the form of an address. */
import type { PostalCodeReply } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { isPossiblePostalCode, stateOfPostalCode } from '@tianguis/domain';
import { isCallFailure } from '../../../shared/api/failures.ts';
import type { Place } from './places.ts';

/** `failed`: the look-up itself failed, so the shopper types the fields by hand. */
export type PlaceAnswer = { place: Place; problem?: undefined } | { place?: Place; problem: 'unlisted' | 'failed' };

export async function findPlace(api: Pick<ApiClient, 'postalCodes'>, code: string): Promise<PlaceAnswer> {
  if (!isPossiblePostalCode(code)) return { problem: 'unlisted' };
  try {
    return { place: toPlace(code, await api.postalCodes.get(code)) };
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    if (error.status === 404) return { problem: 'unlisted' };
    const estado = stateOfPostalCode(code)?.name ?? '';
    return { place: { codigoPostal: code, estado, municipio: '', ciudad: '', colonias: [] }, problem: 'failed' };
  }
}

const toPlace = (codigoPostal: string, { estado, municipio, ciudad, colonias }: PostalCodeReply): Place => ({
  ...{ codigoPostal, estado, colonias },
  municipio: municipio ?? '',
  ciudad: ciudad ?? '',
});
