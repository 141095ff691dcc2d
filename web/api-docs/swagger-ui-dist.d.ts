declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: {
    url: string;
    dom_id: string;
    deepLinking: boolean;
    /** Null: the document is not sent anywhere for checking. */
    validatorUrl: null;
  }): void;
}
