/** A designer or driver looks up a home that is or was staged. */
export const PropertiesPage = () => null;
