import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  MantineProvider,
} from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './styles.ts';
import { TypesProvider } from './content-types.tsx';
import { inOrder } from './navigation.ts';
import { createQueryClient } from './queries.ts';
import { createAdminRouter, preloadLinks } from './router.tsx';
import { followSession, trackIdle } from './session/follow-session.ts';
import { isSentInOtherLanguage, readProfile } from './session/profile.ts';
import { ReauthenticationDialog } from './session/reauthentication-dialog.tsx';
import { hasJustSignedIn } from './session/wanted-page.ts';
import { words } from './session/words.ts';
import { readNonce, readShell, rememberCollege } from './shell.ts';
import { Toaster } from './toast/toaster.tsx';
import { toastSuccess } from './toast/toasts.ts';

/** Shades for colours that Mantine mixes; the visible ones come from the tokens below. */
const crimson: MantineColorsTuple = [
  '#fdeef1',
  '#f8d9df',
  '#efb0bc',
  '#e68497',
  '#df6078',
  '#d6405d',
  '#c22b4b',
  '#a8173a',
  '#8f1231',
  '#750b27',
];

const theme = createTheme({
  primaryColor: 'crimson',
  primaryShade: { light: 7, dark: 5 },
  colors: { crimson },
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-serif)', fontWeight: '600' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.65' },
  defaultRadius: 3,
  respectReducedMotion: true,
  components: { Button: { defaultProps: { variant: 'filled' } } },
});

const tokenVariables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--blue)',
  '--mantine-color-error': 'var(--crimson)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--paper-2)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-crimson-filled': 'var(--crimson)',
  '--mantine-color-crimson-filled-hover': 'color-mix(in oklab, var(--crimson), var(--ink) 15%)',
};

/** Mantine's variables mapped to the tokens of the public site, which adapt to light and dark themselves. */
const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...tokenVariables, '--mantine-color-success': '#0b6b4f' },
  dark: { ...tokenVariables, '--mantine-color-success': '#63c9a4' },
});

const profile = readProfile();
// Signed out, this browser keeps the language of the last work.
if (profile && isSentInOtherLanguage(profile.user?.lang)) location.reload();
else start();

function start() {
  const { types, inbox, settings, library, college } = readShell(document);
  const nonce = readNonce(document);
  setNonce(nonce);
  const queries = createQueryClient();
  rememberCollege(queries, college);
  const router = createAdminRouter(types, inbox, queries);
  preloadLinks(router.routes);
  trackIdle();
  followSession();
  if (hasJustSignedIn()) toastSuccess(words.signedIn);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page carries no #root');

  createRoot(root).render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queries}>
        <TypesProvider types={inOrder(types)} inbox={inbox} settings={settings} library={library}>
          <RouterProvider router={router} />
        </TypesProvider>
        <ReauthenticationDialog />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
