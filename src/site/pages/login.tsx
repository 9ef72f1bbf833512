import { Document } from '../document.tsx';
import type { LoginPageProps } from '../model.ts';
import { ContactLines } from '../parts/contact-lines.tsx';
import { PageHead } from '../parts/page-head.tsx';

export function LoginPage({ frame }: LoginPageProps) {
  return (
    <Document frame={frame} title="Login" indexed={false}>
      <div className="wrap">
        <PageHead heading="Login">
          <p>Students and teachers of {frame.college.name} get their sign-in from the college office.</p>
        </PageHead>
        <div className="sign-in">
          <p>Lost yours, or never had one? Call the office or stop by with your identity card.</p>
          <ContactLines college={frame.college} />
          <p>
            <a className="quiet" href="/admin/login">
              Staff sign-in
            </a>
          </p>
        </div>
      </div>
    </Document>
  );
}
