import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './styles.ts';
import { rememberCollegeName } from './college-name.ts';
import { inOrder } from './navigation.ts';
import { createQueryClient } from './queries.ts';
import { createAdminRouter } from './router.tsx';
import { SignInDialog } from './session/sign-in-dialog.tsx';
import { readNonce, readShell } from './shell.ts';
import { theme, variables } from './theme.ts';
import { Toaster } from './toast/toaster.tsx';
import { TypesProvider } from './types.tsx';

const { types, college } = readShell(document);
const nonce = readNonce(document);
setNonce(nonce);
const queries = createQueryClient();
rememberCollegeName(queries, college);

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
      <TypesProvider types={inOrder(types)}>
        <RouterProvider router={createAdminRouter(types)} />
      </TypesProvider>
      <SignInDialog />
      <Toaster />
    </QueryClientProvider>
  </MantineProvider>,
);
