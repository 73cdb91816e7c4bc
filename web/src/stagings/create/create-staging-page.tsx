/** A designer books a home in under two minutes. */
export const CreateStagingPage = () => null;
