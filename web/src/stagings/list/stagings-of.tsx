type StagingsOfProps = { clientId: string } | { propertyId: string };

/** The stagings of one client, or in one property. */
export const StagingsOf = (_of: StagingsOfProps) => null;
