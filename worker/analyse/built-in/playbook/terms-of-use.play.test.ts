import { describe, expect, test } from 'vitest';
import { testRecognition } from '../testing/recognition-cases';
import { testPlay } from '../testing/test-play';
import { contentRemoval } from './content-removal.play';
import { contractByUsing } from './contract-by-using.play';
import { privacyIncluded } from './privacy-included.play';

describe('removing content', () => {
  testRecognition(
    contentRemoval,
    [
      ['en', 'We may remove any content that violates these terms.'],
      ['en', 'The Company reserves the right to delete reviews at its sole discretion.'],
      ['en', 'Photos that do not meet these criteria can be removed at any time.'],
      ['es', 'La Empresa podrá eliminar cualquier contenido que infrinja estas condiciones.'],
      ['es', 'Nos reservamos el derecho a retirar los comentarios ofensivos.'],
      ['es', 'Podemos suprimir sin previo aviso las publicaciones de los usuarios.'],
      ['fr', 'Nous pouvons supprimer tout contenu contraire aux présentes conditions.'],
      ['fr', 'La Société se réserve le droit de retirer les commentaires des utilisateurs.'],
      ['fr', 'La plateforme peut bloquer à tout moment les photos publiées.'],
      ['de', 'Wir behalten uns das Recht vor, rechtswidrige Inhalte zu löschen.'],
      ['de', 'Der Anbieter kann Bewertungen jederzeit entfernen, die gegen diese Bedingungen verstoßen.'],
      ['de', 'Wir sind berechtigt, Inhalte nach eigenem Ermessen zu entfernen.'],
      ['ar', 'يحق لنا حذف أي محتوى يخالف هذه الشروط.'],
      ['ar', 'تحتفظ الشركة بالحق في إزالة تعليقات المستخدمين.'],
      ['ar', 'يمكننا حجب المنشورات والصور في أي وقت.'],
    ],
    [
      ['en', 'You may delete your content at any time.'],
      ['es', 'El usuario podrá eliminar su contenido en cualquier momento.'],
      ['fr', 'Vous pouvez supprimer vos contenus à tout moment.'],
      ['de', 'Sie können Ihre Inhalte jederzeit löschen.'],
      ['ar', 'يمكنك حذف المحتوى الخاص بك في أي وقت.'],
    ],
  );

  test('at will is a greater risk than removal for breaking the rules', () => {
    const levels = (text: string) => testPlay(contentRemoval, text).risks.map(({ level }) => level);
    expect(levels('We may remove content that violates these terms.')).toEqual(['low']);
    expect(levels('We may remove content that violates these terms at our sole discretion.')).toEqual(['medium']);
  });
});

describe('agreeing by use', () => {
  testRecognition(
    contractByUsing,
    [
      ['en', 'By using our services, you agree to these terms.'],
      ['en', 'Your continued use of the service means that you accept the changes.'],
      ['en', 'If you continue to use the app, you are deemed to accept the new terms.'],
      ['es', 'Al utilizar el sitio, usted acepta estas condiciones.'],
      ['es', 'El uso del sitio implica la aceptación de las presentes condiciones.'],
      ['es', 'Si continúa utilizando el servicio, se entenderá que acepta los cambios.'],
      ['fr', 'En utilisant le site, vous acceptez les présentes conditions.'],
      ['fr', "L'utilisation du service vaut acceptation des conditions."],
      ['fr', 'Si vous continuez à utiliser le service, vous acceptez les modifications.'],
      ['de', 'Durch die Nutzung der Website stimmen Sie diesen Bedingungen zu.'],
      ['de', 'Indem Sie die App installieren, akzeptieren Sie diese Bedingungen.'],
      ['de', 'Nutzen Sie den Dienst weiterhin, stimmen Sie den Änderungen zu.'],
      ['ar', 'باستخدامك للموقع فإنك توافق على هذه الشروط.'],
      ['ar', 'إن استخدام الخدمة يعد موافقة على الشروط.'],
      ['ar', 'استمرارك في استخدام التطبيق يعني قبولك بالتعديلات والموافقة عليها.'],
    ],
    [
      ['en', 'You may use the service on up to three devices.'],
      ['es', 'El usuario puede usar el servicio en tres dispositivos.'],
      ['fr', 'Vous pouvez utiliser le service sur trois appareils.'],
      ['de', 'Sie dürfen den Dienst auf drei Geräten nutzen.'],
      ['ar', 'يمكنك استخدام الخدمة على ثلاثة أجهزة.'],
    ],
  );

  test('to changes as well is distinguished', () => {
    const titles = (text: string) => testPlay(contractByUsing, text).risks.map(({ title }) => title);
    expect(titles('By using our services, you agree to these terms.')).toEqual(['Bound without a clear yes']);
    expect(titles('By continuing to use our services, you agree to the revised terms.')).toEqual([
      'Going on using counts as a yes',
    ]);
  });
});

describe('privacy rules in the contract', () => {
  testRecognition(
    privacyIncluded,
    [
      ['en', 'By creating an account you agree to be bound by these terms and our Privacy Policy.'],
      ['en', 'The Privacy Statement is incorporated into this Agreement by reference.'],
      ['en', 'You give us permission to collect and store your personal information.'],
      ['es', 'Al registrarse, usted acepta estas condiciones y la política de privacidad.'],
      ['es', 'La política de privacidad forma parte de este contrato.'],
      ['es', 'El usuario consiente el tratamiento de sus datos personales.'],
      ['fr', 'En vous inscrivant, vous acceptez la politique de confidentialité.'],
      ['fr', 'La politique de confidentialité fait partie intégrante du contrat.'],
      ['fr', 'Vous consentez au traitement de vos données personnelles.'],
      ['de', 'Sie erklären sich mit unserer Datenschutzerklärung einverstanden.'],
      ['de', 'Die Datenschutzerklärung ist Bestandteil dieser Bedingungen.'],
      ['de', 'Du erteilst uns die Erlaubnis, personenbezogene Daten zu erfassen.'],
      ['ar', 'باستخدام الموقع فإنك توافق على سياسة الخصوصية.'],
      ['ar', 'تشكل سياسة الخصوصية جزءًا لا يتجزأ من هذا العقد.'],
      ['ar', 'توافق على معالجة بياناتك الشخصية، ومنها جمع البيانات الشخصية.'],
    ],
    [
      ['en', 'See our Privacy Policy for how we use personal data.'],
      ['es', 'Consulte la política de privacidad en nuestro sitio.'],
      ['fr', 'Consultez notre politique de confidentialité sur le site.'],
      ['de', 'Unsere Datenschutzerklärung finden Sie auf der Website.'],
      ['ar', 'يمكنك الاطلاع على سياسة الخصوصية في الموقع.'],
    ],
  );

  test('are called a consent only where one is given', () => {
    expect(testPlay(privacyIncluded, 'You give us permission to store your personal information.').explained).toContain(
      'consent',
    );
    expect(
      testPlay(privacyIncluded, 'The Privacy Statement is incorporated into this Agreement.').explained,
    ).not.toContain('consent');
  });
});
