/** A place on the earth in degrees, WGS 84. */
export interface Place {
  lat: number;
  lng: number;
}

const EARTH_M = 6_371_000;
/** A position less exact than this proves nothing; metres. */
const WORST_ACCURACY_M = 300;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places along the earth's surface. */
export function metresBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const east = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const share = north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(share)));
}

/**
 * Whether a phone's position proves that it is within `radius` metres of a place. In doubt about the phone's accuracy the person gets the
 * benefit: the circle grows by it. `inexact`: a position that proves nothing leads to staff.
 */
export function placeCheck(
  place: Place & { radius: number },
  position: Place & { accuracy: number },
): 'near' | 'far' | 'inexact' {
  if (position.accuracy > WORST_ACCURACY_M) return 'inexact';
  return metresBetween(place, position) <= place.radius + position.accuracy ? 'near' : 'far';
}
