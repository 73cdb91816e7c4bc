import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const large = { defaultProps: { size: 'lg' } };

/** Fields and buttons for a thumb: whoever is in a warehouse has a phone in one hand and a piece in the other. */
export const LargeControls = ({ children }: { children: ReactNode }) => (
  <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
);

const theme = {
  components: {
    Input: large,
    InputWrapper: large,
    TextInput: large,
    NumberInput: large,
    NativeSelect: large,
    Autocomplete: large,
    Button: large,
  },
};
