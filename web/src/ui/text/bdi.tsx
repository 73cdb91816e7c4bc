/** Text that a person typed, kept from reordering the words around it. */
export const Bdi = ({ children }: { children: string }) => <bdi>{children}</bdi>;
