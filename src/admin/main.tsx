import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './styles.ts';
import { TypesProvider } from './content-types.tsx';
import { inOrder } from './navigation.ts';
import { preloadLinks } from './preload-links.ts';
import { createQueryClient } from './queries.ts';
import { createAdminRouter } from './router.tsx';
import { followSession } from './session/follow-session.ts';
import { trackIdle } from './session/idle-tracker.ts';
import { hasJustSignedIn } from './session/just-signed-in.ts';
import { isSentInOtherLanguage } from './session/own-language.ts';
import { readProfile } from './session/profile.ts';
import { ReauthenticationDialog } from './session/reauthentication-dialog.tsx';
import { words } from './session/words.ts';
import { readNonce, readShell, rememberCollege } from './shell.ts';
import { theme, variables } from './theme.ts';
import { Toaster } from './toast/toaster.tsx';
import { toastSuccess } from './toast/toasts.ts';

if (isSentInOtherLanguage(readProfile()?.user?.lang)) location.reload();
else start();

function start() {
  const { types, inbox, settings, college } = readShell(document);
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
        <TypesProvider types={inOrder(types)} inbox={inbox} settings={settings}>
          <RouterProvider router={router} />
        </TypesProvider>
        <ReauthenticationDialog />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
