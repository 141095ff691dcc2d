import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

// A page of its own for developers: nothing of it travels with the product's pages.
SwaggerUI({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null });
