/** Drawings of products that stand on the floor; all others are shown on a table, a counter or a shelf. */
const floorStanding: ReadonlySet<string> = new Set(
  [
    'fridge stove washer dryer oven air-conditioner heater vacuum robot-vacuum sewing-machine sofa armchair table chair stool bed mattress wardrobe bookcase',
    'desk tv-stand lamp rug curtain mirror grill hose mower hammock umbrella-garden trash-can ladder basket tower party-speaker gaming-chair tripod fan',
    'toolbox welder compressor generator pump tire car-cover jack barbell bench-gym bike treadmill elliptical yoga-mat boxing-gloves skateboard scooter tent',
    'sleeping-bag cooler backpack suitcase crib stroller car-seat high-chair playpen baby-bath bouncer walker trottie toy-car kitchen-toy play-tent pinata',
    'pet-bed cage cat-tree litter-box carrier dog-house guitar piano drum telescope wheelchair scale sack golf-club fishing-rod lock-door',
  ]
    .join(' ')
    .split(' '),
);

export function standsOnFloor(art: string): boolean {
  return floorStanding.has(art);
}
