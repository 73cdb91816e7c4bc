/** A designer sees what is known of a home, and what was staged there. */
export const PropertyPage = () => null;
